import { observer } from 'mobx-react-lite'
import type { ComponentType, MouseEvent } from 'react'
import { NativeBridge } from '../../../../application/frame/hosts/native-bridge'
import { VisitWindow } from '../../../../application/frame/navigation/find-pc-site'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SiteOrigin } from '../../../../application/frame/navigation/site-origin'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { opensElsewhere } from '../../kit/scrolling/tap-again'
import { useService } from '../app-context'
import styles from './framed-screen.module.css'
import type { ScreenModule, ScreenViewModel } from '../screens/screen'
import { titleOf } from '../document/title-of'

/** The part below the head of a screen. */
// Each has a view-model of its own type, which only the screen knows.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type MainOfScreen = ComponentType<{ readonly viewModel: any }>

/**
 * Makes a screen for the frame of an app (S004–S008) from an existing screen. It has the same view-model, but shows
 * only the part below the head. Its links open in screens of the app, if the app can do that; otherwise they open
 * within the frame.
 * @param leadsAbove Whether its links, in a frame of another site, take the place of that site's page, because the
 *   frame has no room for what they lead to.
 */
export function withFrame(
  { screen: { viewModel } }: ScreenModule,
  Main: MainOfScreen,
  { leadsAbove = false }: { readonly leadsAbove?: boolean } = {},
): ScreenModule {
  const Framed = observer(function Framed({ viewModel: shown }: { readonly viewModel: ScreenViewModel }) {
    const bridge = useService(NativeBridge)
    const origin = useService(SiteOrigin)
    const site = useService(SiteStore)
    const navigator = useService(Navigator)
    const { isInForeignFrame } = useService(VisitWindow)
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]')
      // A tab shows its list in place, so it is not followed as a link.
      if (link === null || link.getAttribute('role') === 'tab' || opensElsewhere(event)) return
      const isAbove = leadsAbove && isInForeignFrame
      if (!isAbove && !bridge.isPresent) return
      event.preventDefault()
      event.stopPropagation()
      const address = link.getAttribute('href') ?? ''
      if (isAbove) navigator.openExternal(new URL(address, origin).href, { above: true })
      else void openInApp(address)
    }
    /** Waits for the code of the bridge, which may come after the first press. */
    const openInApp = async (address: string) => {
      await bridge.connect()
      const url = new URL(address, origin).href
      if (bridge.can('openPage') && (await bridge.call('openPage', { url })).ok) return
      if (address.startsWith('/')) navigator.navigateTo(address)
      else navigator.openExternal(address)
    }
    return (
      <div onClickCapture={open}>
        <h1 className={styles.title}>{titleOf(shown.head?.title ?? '', site.config?.name ?? '')}</h1>
        <Main viewModel={shown} />
      </div>
    )
  })
  return { screen: { viewModel, view: Framed, parent: null, key: ({ path, query }) => `${path} ${query.id ?? ''}` } }
}
