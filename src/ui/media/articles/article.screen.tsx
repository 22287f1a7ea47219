import { ALargeSmall, ExternalLink, Headphones } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, type RefObject } from 'react'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { withAddressesAs } from '../../../domain/frame/navigation/addresses-in-text'
import type { Article } from '../../../application/media/articles/article'
import type { ReadableArticle } from '../../../application/media/articles/read-article'
import { ConcernsPart } from '../../frame/concerns/concerns.part'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { ParticipationPart } from '../../participation/participation.part'
import { PublisherNamePart } from '../../participation/publishers/publisher-name.part'
import { FollowButtonPart } from '../../participation/reactions/follow-button.part'
import { useApp, useService } from '../../frame/shell/app-context'
import { BarButtonPart } from '../../frame/shell/layout/bar-button.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { ArticleBody } from './article-body'
import styles from './article.module.css'
import { ArticleViewModel } from './article.view-model'
import { articlesWords } from './articles.words'
import { ListenDock } from './listen-dock'
import { Related } from './related'
import { textBlocks } from './text-blocks'

const ReadingOptions = lazyPart(
  async () => (await import(/* webpackChunkName: "reading-options" */ './reading-options')).ReadingOptions,
)

/** S044: an article; S045: a comment of an article with its replies. */
export const ArticleScreen = observer(function ArticleScreen({ viewModel }: { readonly viewModel: ArticleViewModel }) {
  const words = useWords(articlesWords)
  const app = useApp()
  const body = useRef<HTMLDivElement>(null)
  const { article, listening } = viewModel
  const readable = article.value

  const listen = () => {
    if (readable === null) return
    const sound =
      readable.article.voiceUrl ??
      listening.textOf(textBlocks(body.current).map(({ text }) => withAddressesAs(text, words.spokenAddress)))
    void import(/* webpackChunkName: "read-aloud" */ './play-article').then(({ playArticle }) =>
      playArticle(app, readable.article, sound),
    )
  }

  return (
    <>
      <DetailPage
        of={article}
        words={{ ...words, failed: words.failedTitle }}
        onRetry={viewModel.content.reload}
        look="rows"
        hasReactionBar
        actions={
          <>
            {listening.playbackWay !== null && (
              <BarButtonPart
                word={words.listenCaption}
                label={words.listen}
                isPressed={listening.block !== null}
                icon={<Icon of={Headphones} size={22} />}
                onClick={listen}
              />
            )}
            <BarButtonPart
              word={words.optionsCaption}
              label={words.options}
              icon={<Icon of={ALargeSmall} size={22} />}
              onClick={() => viewModel.choose(true)}
            />
          </>
        }
      >
        {(value) => <ArticlePage viewModel={viewModel} readable={value} body={body} />}
      </DetailPage>
      {viewModel.choosing && <ReadingOptions viewModel={viewModel} />}
    </>
  )
})

interface ArticlePageProps {
  readonly viewModel: ArticleViewModel
  readonly readable: ReadableArticle
  readonly body: RefObject<HTMLDivElement | null>
}

const ArticlePage = observer(function ArticlePage({ viewModel, readable: { article, html }, body }: ArticlePageProps) {
  const words = useWords(articlesWords)
  const navigator = useService(Navigator)
  const { resumeAt } = viewModel
  const resume = () => {
    if (body.current !== null && resumeAt !== null)
      textBlocks(body.current)[resumeAt]?.element.scrollIntoView({ block: 'start', behavior: 'smooth' })
    viewModel.dismissResume()
  }
  return (
    <>
      <article className={styles.article}>
        <h1 className={styles.title}>{article.title}</h1>
        <Byline viewModel={viewModel} readable={{ article, html }} />
        <Corrections corrections={article.corrections} />
        {article.externalUrl === null ? (
          <ArticleBody viewModel={viewModel} article={article} html={html} body={body} />
        ) : (
          <div className={styles.outside}>
            <p>{article.summary}</p>
            <p className={styles.quiet}>{words.outsideText}</p>
            <Button
              kind="primary"
              icon={<Icon of={ExternalLink} size={18} />}
              onClick={() => navigator.openExternal(article.externalUrl ?? '')}
            >
              {words.outside}
            </Button>
          </div>
        )}
        {article.author !== null && (
          <p className={styles.author}>
            {words.author}
            {article.authorHostId === null ? (
              article.author
            ) : (
              <PublisherNamePart kind="anchor" publisher={{ id: article.authorHostId, name: article.author }} />
            )}
          </p>
        )}
      </article>
      <ConcernsPart kind="post" id={article.id} />
      <Related viewModel={viewModel} />
      <ParticipationPart viewModel={viewModel.participation} commentsOpen={article.commentsOpen}>
        {resumeAt !== null && (
          <div className={styles.resume}>
            <Button small onClick={resume}>
              {words.resumeReading}
            </Button>
          </div>
        )}
        <ListenDock id={article.id} listening={viewModel.listening} />
      </ParticipationPart>
    </>
  )
})

/** Corrected errors, above the text, with the time of each correction. */
const Corrections = observer(function Corrections({ corrections }: Pick<Article, 'corrections'>) {
  const words = useWords(articlesWords)
  const format = useFormat()
  if (corrections.length === 0) return null
  return (
    <aside className={styles.corrections} aria-label={words.corrections}>
      {corrections.map(({ at, text }) => (
        <p key={at}>
          <TimeText at={at} text={words.corrected(format.dateTime(at))} />
          <span>{text}</span>
        </p>
      ))}
    </aside>
  )
})

/** Publisher, time, and minutes to read. */
const Byline = observer(function Byline({
  viewModel,
  readable: { article },
}: Pick<ArticlePageProps, 'viewModel' | 'readable'>) {
  const words = useWords(articlesWords)
  const format = useFormat()
  const { reactions } = viewModel.participation
  return (
    <div className={styles.byline}>
      {article.source && <Avatar src={article.source.logo} name={article.source.name} square />}
      <div className={styles.who}>
        {article.source && (
          <p className={styles.source}>
            <PublisherNamePart kind="org" publisher={article.source} />
          </p>
        )}
        <Meta
          className={styles.facts}
          parts={[
            <TimeText key="time" at={article.publishedAt} text={format.dateTime(article.publishedAt)} />,
            article.updatedAt !== null && (
              <TimeText key="updated" at={article.updatedAt} text={words.updated(format.dateTime(article.updatedAt))} />
            ),
            article.externalUrl === null && words.minutes(article.readingMinutes),
            reactions.isLoaded && reactions.views > 0 && format.countText(reactions.views, 'views'),
          ]}
        />
      </div>
      <FollowButtonPart viewModel={reactions} />
    </div>
  )
})

export const screen = defineScreen({
  viewModel: ArticleViewModel,
  view: ArticleScreen,
  // A comment opens over its article, so both addresses share one screen.
  key: ({ params }) => `article ${params['aid'] ?? ''}`,
  parent: homePath,
})
