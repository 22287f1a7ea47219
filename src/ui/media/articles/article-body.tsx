import { observer } from 'mobx-react-lite'
import { useEffect, type RefObject } from 'react'
import type { Article } from '../../../application/media/articles/article'
import type { SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import type { ArticleViewModel } from './article.view-model'
import { RichTextPart } from '../../frame/rich-text/rich-text.part'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { textBlocks } from './text-blocks'
import { usePictureViewer } from './use-picture-viewer'

const ArticleRecordings = lazyPart(
  async () => (await import(/* webpackChunkName: "read-aloud" */ './article-recordings')).ArticleRecordings,
)

interface ArticleBodyProps {
  readonly viewModel: ArticleViewModel
  readonly article: Article
  readonly html: SafeHtml
  readonly body: RefObject<HTMLDivElement | null>
}

/**
 * Shows the text of an article, highlights the paragraph that is being read aloud, records the reading position, and
 * opens pictures in full screen.
 */
export const ArticleBody = observer(function ArticleBody({ viewModel, article, html, body }: ArticleBodyProps) {
  const { block } = viewModel.listening
  const { onBlockReached } = viewModel
  const { opener, viewer } = usePictureViewer(body, html)

  useEffect(() => {
    const spokenBlock = body.current === null || block === null ? undefined : textBlocks(body.current)[block]?.element
    if (spokenBlock === undefined) return
    spokenBlock.dataset['spoken'] = ''
    const { top, bottom } = spokenBlock.getBoundingClientRect()
    if (top < 80 || bottom > window.innerHeight - 160)
      spokenBlock.scrollIntoView({ block: 'center', behavior: 'smooth' })
    return () => delete spokenBlock.dataset['spoken'] as unknown as void
  }, [body, block])

  useEffect(() => {
    if (body.current === null || typeof IntersectionObserver === 'undefined') return
    const paragraphs = textBlocks(body.current).map(({ element }) => element)
    const observed = new IntersectionObserver(
      (entries) => {
        const visibleIndexes = entries
          .filter((entry) => entry.isIntersecting)
          .map((entry) => paragraphs.indexOf(entry.target as HTMLElement))
        if (visibleIndexes.length > 0) onBlockReached(Math.max(...visibleIndexes), paragraphs.length)
      },
      { rootMargin: '-15% 0px -55% 0px' },
    )
    for (const paragraph of paragraphs) observed.observe(paragraph)
    return () => observed.disconnect()
  }, [body, html, onBlockReached])

  return (
    <>
      <div ref={body} {...opener}>
        <RichTextPart html={html} />
      </div>
      {viewer}
      {hasRecordings(html) && <ArticleRecordings article={article} body={body} html={html} />}
    </>
  )
})

/** Whether the code that plays recordings is worth loading. */
const hasRecordings = (html: SafeHtml) => String(html).includes('<audio')
