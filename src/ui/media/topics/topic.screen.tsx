import { observer } from 'mobx-react-lite'
import type { Topic } from '../../../domain/media/topics/topic'
import { ConcernsPart } from '../../frame/concerns/concerns.part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ContentHeadPart } from '../../participation/content-head.part'
import { ParticipationPart } from '../../participation/participation.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { entriesPath } from '../../civic/shows/shows.paths'
import { useFormat } from '../../frame/words/use-format'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import styles from './topic.module.css'
import { TopicViewModel } from './topic.view-model'
import { postsWords, topicsWords } from './topics.words'

interface TopicScreenProps {
  readonly viewModel: TopicViewModel
}

/** S054: a discussion topic: its lead, ranked posts, and how to join in. */
export const TopicScreen = observer(function TopicScreen({ viewModel }: TopicScreenProps) {
  const words = useWords(topicsWords)
  return (
    <DetailPage
      of={viewModel.topic}
      words={{ ...words, failed: words.failedTitle }}
      onRetry={viewModel.content.reload}
      look="rows"
      hasReactionBar
    >
      {(value) => <TopicPage viewModel={viewModel} topic={value} />}
    </DetailPage>
  )
})

const TopicPage = observer(function TopicPage({
  viewModel: { participation },
  topic,
}: TopicScreenProps & { readonly topic: Topic }) {
  const words = useWords(topicsWords)
  const posts = useWords(postsWords)
  const format = useFormat()
  return (
    <>
      <ContentHeadPart viewModel={participation} content={topic} label={format.kind('topic')} />
      <div className={styles.join}>
        {!topic.commentsOpen && <p className={styles.closed}>{words.closed}</p>}
        <ButtonLink to={entriesPath(topic.id)} small>
          {words.entries}
        </ButtonLink>
      </div>
      <ConcernsPart kind="topic" id={topic.id} />
      <ParticipationPart
        viewModel={participation}
        commentsOpen={topic.commentsOpen}
        className={styles.posts}
        wording={posts}
      />
    </>
  )
})

export const screen = defineScreen({ viewModel: TopicViewModel, view: TopicScreen, parent: homePath })
