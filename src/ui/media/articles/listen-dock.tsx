import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import type { ListenToArticle } from '../../../application/media/articles/listen-to-article'
import { usePlayerFeature } from '../../frame/shell/use-player-feature'

const ListenBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ './listen-bar')).ListenBar,
}))

interface ListenDockProps {
  readonly id: string
  readonly listening: ListenToArticle
}

/** The place of the controls of an article that plays; their code is loaded with the player. */
export const ListenDock = observer(function ListenDock(props: ListenDockProps) {
  if (!usePlayerFeature()) return null
  return (
    <Suspense fallback={null}>
      <ListenBar {...props} />
    </Suspense>
  )
})
