import { ExternalLink } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { Button, IconButton } from '../../kit/buttons/button'
import { ErrorState } from '../../kit/states/error-state'
import { Icon } from '../../kit/pictures/icon'
import { SkeletonList } from '../../kit/states/skeleton'
import { TopBar } from '../../kit/bars/top-bar'
import { WayBack } from '../../kit/bars/way-back'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { PartnerEntry } from './partner-entry'
import styles from './inner-link.module.css'
import { InnerLinkViewModel } from './inner-link.view-model'
import { innerLinkWords } from './inner-link.words'
import { homePath } from '../site.paths'

/**
 * The framed page is never one of ours, so `allow-same-origin` gives it no access to our page. Without
 * `allow-top-navigation` it cannot navigate our page either.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

interface InnerLinkProps {
  readonly viewModel: InnerLinkViewModel
}

/** S021: an external link inside the frame. */
export const InnerLinkScreen = observer(function InnerLinkScreen({ viewModel }: InnerLinkProps) {
  const words = useWords(innerLinkWords)
  const { link, host, leave, isInApp } = viewModel
  const back = useContext(WayBack)
  const actions = host !== '' && (
    <IconButton label={words.openOutside} icon={<Icon of={ExternalLink} size={22} />} onClick={leave} />
  )
  return (
    <div className={styles.screen}>
      <TopBar title={host === '' ? words.title : host} keepsEnd={host !== ''} actions={actions} />
      <main className={styles.main}>
        {viewModel.isPartners && <PartnerEntry viewModel={viewModel} />}
        {link.kind === 'refused' && (
          <ErrorState
            title={words.refusedTitle}
            text={words.refusedText}
            subject="gone"
            action={back !== null && <Button onClick={back}>{words.back}</Button>}
          />
        )}
        {link.kind === 'outside' && (
          <ErrorState
            title={words.outsideTitle}
            text={words.outsideText(link.host)}
            subject="gone"
            action={<OpenOutside viewModel={viewModel} />}
          />
        )}
        {link.kind === 'framed' && isInApp && (
          <ErrorState
            title={words.appTitle}
            text={words.appText(link.host)}
            subject="gone"
            action={<OpenOutside viewModel={viewModel} />}
          />
        )}
        {link.kind === 'framed' && !isInApp && <FramedPage viewModel={viewModel} url={link.url} />}
      </main>
    </div>
  )
})

const OpenOutside = observer(function OpenOutside({ viewModel: { leave } }: InnerLinkProps) {
  const words = useWords(innerLinkWords)
  return (
    <Button kind="primary" icon={<Icon of={ExternalLink} size={18} />} onClick={leave}>
      {words.openOutside}
    </Button>
  )
})

const FramedPage = observer(function FramedPage({ viewModel, url }: InnerLinkProps & { readonly url: string }) {
  const words = useWords(innerLinkWords)
  const { host, state, attempt, isFraming, frameLoaded, retry } = viewModel
  if (state === 'slow')
    return (
      <ErrorState
        title={words.slowTitle}
        text={words.slowText(host)}
        retryLabel={words.retry}
        onRetry={retry}
        action={<OpenOutside viewModel={viewModel} />}
      />
    )
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.page}>
        {state === 'loading' && (
          <div className={styles.loading}>
            <SkeletonList label={words.loading} shape="article" />
          </div>
        )}
        {isFraming && (
          <iframe
            key={attempt}
            src={url}
            title={words.frame(host)}
            sandbox={sandbox}
            referrerPolicy="strict-origin"
            className={styles.frame}
            onLoad={frameLoaded}
          />
        )}
      </div>
    </>
  )
})

export const screen = defineScreen({
  viewModel: InnerLinkViewModel,
  view: InnerLinkScreen,
  key: ({ path, query }) => `${path} ${query.link ?? ''}`,
  parent: homePath,
})
