// npm run types: checks the types with the native compiler. `npm run types -- src/ui` checks those of one project.
import { compiler, run } from './run.mjs'

try {
  await run(process.execPath, [compiler, '-b', ...process.argv.slice(2)])
} catch {
  // The compiler has said what is wrong.
  process.exitCode = 1
}
