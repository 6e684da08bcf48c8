import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config';

export default defineConfig((env) =>
  mergeConfig(base(env), {
    test: {
      environment: 'jsdom',
      globals: true,
      setupFiles: ['src/test-setup.ts'],
      css: { include: /palette\.css/ },
      testTimeout: 120_000, // a busy machine may take its time
    },
  }),
);
