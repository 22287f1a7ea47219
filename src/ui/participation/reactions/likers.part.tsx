import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CommentTarget, ReactionTarget } from '../../../application/participation/reactions/reaction-target'
import { allows } from '../../../domain/frame/content/content-kinds'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './likers.module.css'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { likersWords } from './likers.words'

const LikersSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "comment-list" */ './likers-sheet')).LikersSheet,
)

/**
 * The number of likes, which opens the list of people who liked the content; renders nothing while there are none. A
 * first view contains this number already, so that it moves nothing below it.
 */
export const LikersPart = observer(function LikersPart({ viewModel }: { readonly viewModel: ReactionsViewModel }) {
  const words = useWords(likersWords)
  const format = useFormat()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { target, like, isLoaded } = viewModel
  if (target === null || !isLikeable(target) || !isLoaded || like.count === 0) return null
  return (
    <div className={styles.likers}>
      <Button
        kind="quiet"
        small
        className={styles.count}
        icon={<Icon of={Heart} size={16} />}
        onClick={() => setState('open')}
      >
        {words.likedBy(format.count(like.count), like.count === 1)}
      </Button>
      {state !== 'unopened' && (
        <LikersSheet target={target} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </div>
  )
})

function isLikeable(target: CommentTarget): target is ReactionTarget {
  return allows(target.kind, 'like') && allows(target.kind, 'favourite')
}
