import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { SystemClock } from '../../infrastructure/frame/host/system-clock'
import { beginHydration, HydratedPage, replayEarlyTap } from '../../ui/frame/kit/hydration/server-drawn'
import type { AppHistory } from '../../ui/frame/shell/history/app-history'
import { AppRoot } from '../../ui/frame/shell/app-root'
import type { App } from '../create-app'

/**
 * Shows the first view, and resolves once it is shown.
 * @param isHydrating Whether the drawn document is taken over.
 */
export function showFirstView(
  document: Document,
  app: App,
  visit: AppHistory,
  clock: SystemClock,
  isHydrating: boolean,
): Promise<void> {
  const root = document.getElementById('root') ?? createRootElement(document)
  return new Promise((resolve) => {
    const whenDone = () => {
      clock.resume()
      resolve()
    }
    const tree = (
      <StrictMode>
        <Hydrated whenDone={whenDone}>
          <HydratedPage>
            <AppRoot app={app} history={visit} />
          </HydratedPage>
        </Hydrated>
      </StrictMode>
    )
    // A server-drawn view is not hydrated when its code failed to load. The screen then says so and offers to try
    // again (B93). It is not hydrated either when the saved state of an earlier load will be restored, such as a list of
    // which the visitor had loaded more than the platform renders.
    const { key, pathname, search } = visit.view.location
    if (isHydrating && !app.memory.hasEntry(key, pathname + search)) {
      beginHydration(clock.now())
      // As a transition it is done in slices, between which the browser can handle input.
      startTransition(() => void hydrateRoot(root, tree))
    } else {
      replayEarlyTap()
      clock.resume()
      createRoot(root).render(tree)
    }
  })
}

/** Calls `whenDone` once its children are hydrated, before their passive effects run. */
function Hydrated({ whenDone, children }: { readonly whenDone: () => void; readonly children: ReactNode }) {
  useLayoutEffect(whenDone, [whenDone])
  return children
}

/** Creates the root element for a document that was cut off before it. */
function createRootElement(document: Document): HTMLElement {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  return root
}
