import { observer } from 'mobx-react-lite'
import type { SharedShort } from '../../../../domain/media/videos/video'
import { AppSuggestion } from '../../../frame/boot/open-in-app.part'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import styles from './shared-short.module.css'
import { SharedShortViewModel } from './shared-short.view-model'
import { ShortStage } from '../short-stage'
import { ShortsTopBar } from '../shorts-top-bar'
import { shortsWords } from '../shorts.words'

interface SharedShortScreenProps {
  readonly viewModel: SharedShortViewModel
}

/** S040: a shared short: plays it, says who shared it, opens it in the app. */
const SharedShortScreen = observer(function SharedShortScreen({ viewModel }: SharedShortScreenProps) {
  const words = useWords(shortsWords)
  const { value, state, failure } = viewModel.sharedShort
  if (value !== null) return <Shared viewModel={viewModel} sharedShort={value} />
  return (
    <>
      <TopBar title={words.sharedTitle} />
      <main>
        {state === 'failed' ? (
          <FailedPart title={words.failedTitle} failure={failure} onRetry={viewModel.retry} />
        ) : (
          <div className={styles.loading} role="status" aria-label={words.loading} aria-busy />
        )}
      </main>
    </>
  )
})

const Shared = observer(function Shared({
  viewModel,
  sharedShort: { video, sharer },
}: SharedShortScreenProps & { readonly sharedShort: SharedShort }) {
  const words = useWords(shortsWords)
  const { deck, isShown } = viewModel
  const nickname = sharer === null ? '' : sharer.nickname || words.someone
  return (
    <div className={styles.screen}>
      <ShortsTopBar deck={deck} />
      <main className={styles.main}>
        <ShortStage playback={deck.current} poster={video.cover} first active={isShown} onTap={deck.toggle} />
        <div className={styles.legend}>
          {sharer !== null && (
            <div className={styles.sharer}>
              <Avatar src={sharer.avatar} name={nickname} size="small" />
              <p>{words.sharedBy(nickname)}</p>
            </div>
          )}
          <h1 className={styles.title}>{video.title}</h1>
          {video.description !== '' && <p className={styles.description}>{video.description}</p>}
          <ButtonLink kind="primary" block to={viewModel.nextPath}>
            {words.watchMore}
          </ButtonLink>
          <AppSuggestion app={viewModel.app} path={viewModel.nextPath} />
        </div>
      </main>
    </div>
  )
})

export const screen = defineScreen({ viewModel: SharedShortViewModel, view: SharedShortScreen, parent: homePath })
