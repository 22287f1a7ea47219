import { isDatabaseAway } from '../../../kernel/database/database-fault'
import type { Platform, PlatformFeature } from '../../../kernel/platform'
import { importDesk } from './imports.desk'
import { runImports } from './run-imports'

/** The run of each platform; nobody waits for it but its end, since a server elsewhere may take its time. */
const runs = new WeakMap<Platform, { readonly ending: AbortController; done: Promise<void> | null }>()

/** Imports feeds and podcasts. */
export const importsFeature: PlatformFeature = {
  name: 'imports',
  desk: importDesk,
  routes: (app) => {
    const run = { ending: new AbortController(), done: null as Promise<void> | null }
    runs.set(app.platform, run)
    app.addHook('onClose', async () => {
      run.ending.abort()
      await run.done
    })
  },
  carryOn: async (platform) => {
    const run = runs.get(platform)
    if (run === undefined || run.done !== null) return
    run.done = runImports({ ...platform, ending: run.ending.signal })
      .catch((error: unknown) =>
        platform.log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'feeds could not be imported'),
      )
      .finally(() => {
        run.done = null
      })
  },
}
