import { observer } from 'mobx-react-lite'
import type { ListenToArticle } from '../../../application/media/articles/listen-to-article'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { usePlayerFeature } from '../../frame/shell/layout/use-player-feature'

const ListenBar = lazyPart(async () => (await import(/* webpackChunkName: "read-aloud" */ './listen-bar')).ListenBar)

interface ListenDockProps {
  readonly id: string
  readonly listening: ListenToArticle
}

/**
 * Shows the controls of an article that plays, once the code of the player is loaded, which contains the code of the
 * controls.
 */
export const ListenDock = observer(function ListenDock(props: ListenDockProps) {
  return usePlayerFeature() ? <ListenBar {...props} /> : null
})
