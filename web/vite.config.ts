import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.KAZAMATA_SERVER ?? 'http://127.0.0.1:8000';

/** The parts of a board that are loaded together share one chunk: one style sheet compresses better than several. */
const LORDS_BOARD =
  /src\/games\/lords\/(components\/|(Board|AnswerSheet|SeatChip|SeatNote)\.svelte|table\/(Town|Offer|Dungeon|Stores|Titles|SpacePrice|YearOverview|Evilometer)\.svelte|orders\/(OrderCards|SpaceRange|OrderForecast)\.svelte)/;

/** Small parts of every table's page that several chunks use: one request instead of a dozen. The home page needs none. */
const TABLE_PARTS =
  /src\/(lib\/(learning\/(missions|modules)|table\/(gameLog|gameTypes|optionForms|playback|earlierViews|seal)|browser\/(shortcuts|linkCopy|animation))|frame\/(shared\/Medals|table\/(DealSeal|PlaybackSpeed)))\b/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `k${hash(filename).slice(0, 5)}` } })],
  base: '/',
  build: {
    outDir: '../src/kazamata/web/dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'lords-board', test: LORDS_BOARD },
            { name: 'table-parts', test: TABLE_PARTS },
          ],
        },
      },
    },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['.', '../src/kazamata/words'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
}));
