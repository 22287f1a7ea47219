import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  plugins: [pluginReact()],
  source: { decorators: { version: 'legacy' }, entry: { index: './main.tsx' } },
  html: { template: './index.html', inject: 'head', scriptLoading: 'defer' },
  performance: { printFileSize: false },
  output: {
    distPath: { root: process.env.YARDSTICK_DIR ?? '../../.cache/bench/yardstick-app' },
    assetPrefix: '/bench/app/',
    overrideBrowserslist: ['iOS >= 15.4', 'Chrome >= 99', 'Firefox >= 100'],
  },
})
