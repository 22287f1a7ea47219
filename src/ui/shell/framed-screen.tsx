import { observer } from 'mobx-react-lite'
import type { ComponentType, MouseEvent } from 'react'
import { NativeBridge } from '../../application/hosts/native-bridge'
import { SiteOrigin } from '../../application/navigation/site-origin'
import { SiteStore } from '../../application/site/site.store'
import { opensElsewhere } from '../kit/tap-again'
import { useService } from './app-context'
import styles from './framed-screen.module.css'
import type { ScreenDefinition, ScreenViewModel } from './screen'
import { titleOf } from './title-of'

/** Its links open in screens of the app, where the app can do that; otherwise they lead on within the frame. */
export function framedScreen(
  { viewModel }: ScreenDefinition,
  Main: ComponentType<{ readonly viewModel: ScreenViewModel }>,
): ScreenDefinition {
  const Framed = observer(function Framed({ viewModel: shown }: { readonly viewModel: ScreenViewModel }) {
    const bridge = useService(NativeBridge)
    const origin = useService(SiteOrigin)
    const site = useService(SiteStore)
    const openInApp = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]')
      // A tab shows its list in place.
      if (link === null || link.getAttribute('role') === 'tab' || opensElsewhere(event) || !bridge.canOpenPage) return
      event.preventDefault()
      event.stopPropagation()
      bridge.openPage(new URL(link.getAttribute('href') ?? '', origin).href)
    }
    return (
      <div onClickCapture={openInApp}>
        <h1 className={styles.title}>{titleOf(shown.head ?? null, site.config?.name ?? '')}</h1>
        <Main viewModel={shown} />
      </div>
    )
  })
  return { viewModel, view: Framed, key: ({ path, query }) => `${path} ${query.id ?? ''}` }
}
