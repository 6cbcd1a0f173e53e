import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { pictures } from './config/pictures.ts';
import { readConfig } from './src/composition/config.ts';

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  readConfig(env); // A bad variable stops the build, not the visitor.
  return {
    plugins: [react(), pictures()],
    define: {
      // The comparisons with these are made by the build, which drops what can never run.
      'import.meta.env.VITE_CATALOGUE': JSON.stringify(env['VITE_CATALOGUE'] || 'memory'),
      __DEV_TOOLS__: JSON.stringify(
        env['VITE_DEV_TOOLS'] === 'true' || (command === 'serve' && mode === 'development'),
      ),
    },
  };
});
