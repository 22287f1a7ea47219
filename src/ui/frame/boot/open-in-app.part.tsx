import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { OpenInApp } from '../../../application/frame/hosts/open-in-app'
import { Button, type ButtonKind } from '../kit/buttons/button'
import { Sheet } from '../kit/overlays/sheet'
import { useIsHydrated } from '../kit/hydration/use-is-hydrated'
import { useWords } from '../words/words'
import styles from './boot.module.css'
import { layLaunchTag } from './launch-tag'
import { LeaveMessenger } from './leave-messenger'
import { openInAppWords } from './open-in-app.words'

interface OpenInAppProps {
  readonly app: OpenInApp
  /** The path to open in the app. */
  readonly path: string
}

/** Suggests the app under a content, unless the visitor has refused it within the last week. */
export const AppSuggestion = observer(function AppSuggestion({ app, path }: OpenInAppProps) {
  const words = useWords(openInAppWords)
  // The platform, which draws the first view, knows neither the phone nor a refusal.
  if (!useIsHydrated() || !app.isSuggested) return null
  return (
    <div className={styles.suggestion}>
      <OpenInAppButton app={app} path={path} />
      <Button block kind="quiet" className={styles.refuse} onClick={app.refuse}>
        {words.refuse}
      </Button>
    </div>
  )
})

/** Opens the app at a path, and says what came of it. */
export const OpenInAppButton = observer(function OpenInAppButton({
  app,
  path,
  kind = 'secondary',
}: OpenInAppProps & { readonly kind?: ButtonKind }) {
  const words = useWords(openInAppWords)
  const { opening, place } = app
  const way = place.way(path)
  const tagged = way?.kind === 'launch-tag' ? way.app : null
  const lay = useCallback(
    (element: HTMLElement | null) =>
      tagged === null || element === null
        ? undefined
        : layLaunchTag(element, { app: tagged, path, onEnd: app.tagEnded }),
    [tagged, path, app],
  )
  const { state } = opening
  return (
    <div className={styles.way}>
      <div className={styles.tagged} ref={lay}>
        <Button block kind={kind} busy={state === 'trying'} onClick={() => app.open(path)}>
          {words.open}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {state === 'trying' ? words.trying : state === 'missing' ? words.missing : ''}
      </p>
      {state === 'missing' && place.store !== null && (
        <Button block onClick={app.openStore}>
          {words.get}
        </Button>
      )}
      <Sheet open={state === 'explaining'} onClose={app.stopExplaining} title={words.leaveTitle}>
        <LeaveMessenger />
      </Sheet>
    </div>
  )
})
