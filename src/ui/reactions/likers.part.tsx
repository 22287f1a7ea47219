import { ThumbsUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../kit/button'
import { Icon } from '../kit/icon'
import { lazyPart } from '../shell/lazy-part'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './likers.module.css'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { likersWords } from './likers.words'

const LikersSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "comment-list" */ './likers-sheet')).LikersSheet,
)

/** How many liked a content, which opens who they are; nothing while nobody did. */
export const LikersPart = observer(function LikersPart({ viewModel }: { readonly viewModel: ReactionsViewModel }) {
  const words = useWords(likersWords)
  const format = useFormat()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { likeable, like, known } = viewModel
  if (likeable === null || !known || like.count === 0) return null
  return (
    <div className={styles.likers}>
      <Button kind="quiet" small icon={<Icon of={ThumbsUp} size={16} />} onClick={() => setState('open')}>
        {words.likedBy(format.count(like.count), like.count === 1)}
      </Button>
      {state !== 'unopened' && (
        <LikersSheet target={likeable} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </div>
  )
})
