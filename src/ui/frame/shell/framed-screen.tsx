import { observer } from 'mobx-react-lite'
import type { ComponentType, MouseEvent } from 'react'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import { SiteStore } from '../../../application/frame/site/site.store'
import { opensElsewhere } from '../kit/tap-again'
import { useService } from './app-context'
import styles from './framed-screen.module.css'
import type { ScreenModule, ScreenViewModel } from './screen'
import { titleOf } from './title-of'

/** The part below the head of a screen. */
// Each has a view-model of its own type, which only the screen knows.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type MainOfScreen = ComponentType<{ readonly viewModel: any }>

/**
 * Makes a screen for the frame of an app (S004–S008) from an existing screen. It has the same view-model, but shows
 * only the part below the head. Its links open in screens of the app, if the app can do that; otherwise they open
 * within the frame.
 */
export function withFrame({ screen: { viewModel } }: ScreenModule, Main: MainOfScreen): ScreenModule {
  const Framed = observer(function Framed({ viewModel: shown }: { readonly viewModel: ScreenViewModel }) {
    const bridge = useService(NativeBridge)
    const origin = useService(SiteOrigin)
    const site = useService(SiteStore)
    const openInApp = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]')
      // A tab shows its list in place, so it is not followed as a link.
      if (link === null || link.getAttribute('role') === 'tab' || opensElsewhere(event) || !bridge.can('openPage'))
        return
      event.preventDefault()
      event.stopPropagation()
      const { href: url } = new URL(link.getAttribute('href') ?? '', origin)
      void bridge.call('openPage', { url }).then((opened) => opened.ok || window.location.assign(url))
    }
    return (
      <div onClickCapture={openInApp}>
        <h1 className={styles.title}>{titleOf(shown.head?.title ?? '', site.config?.name ?? '')}</h1>
        <Main viewModel={shown} />
      </div>
    )
  })
  return { screen: { viewModel, view: Framed, parent: null, key: ({ path, query }) => `${path} ${query.id ?? ''}` } }
}
