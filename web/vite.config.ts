import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.KAZAMATA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `k${hash(filename).slice(0, 5)}` } })],
  base: '/',
  build: { outDir: '../src/kazamata/web/dist', emptyOutDir: true, target: 'es2022', manifest: 'manifest.json' },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['.', '../src/kazamata/words'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
}));
