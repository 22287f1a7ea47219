import { observer } from 'mobx-react-lite'
import { Badge } from '../kit/badge'
import { Meta } from '../kit/meta'
import { SubscribeButtonPart } from '../reactions/subscribe-button.part'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './tv.module.css'
import type { TvChannelViewModel } from './tv-channel.view-model'
import { tvWords } from './tv.words'

/** The channel's name, what is on air, and the subscription. */
export const TvHead = observer(function TvHead({ viewModel }: { readonly viewModel: TvChannelViewModel }) {
  const words = useWords(tvWords)
  const format = useFormat()
  const { schedule, participation, viewers } = viewModel
  const detail = viewModel.detail.value
  if (detail === null) return null
  const { channel } = detail
  const { onAir, upNext } = schedule
  const programme = onAir?.programme.name ?? channel.nowPlaying
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.name}>{channel.name}</h1>
        <Meta
          parts={[
            channel.region,
            format.showsFigures && viewers > 0 && words.watching(format.count(viewers), viewers === 1),
          ]}
        />
      </div>
      <SubscribeButtonPart small viewModel={participation.reactions} />
      <div className={styles.onAir}>
        {programme === null ? (
          <p className={styles.quiet}>{words.noProgramme}</p>
        ) : (
          <>
            <p className={styles.programme}>
              <Badge tone="live">{words.onAir}</Badge>
              <span>{programme}</span>
            </p>
            {onAir !== null && (
              <svg className={styles.progress} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                <rect width={onAir.progress * 100} height="2" />
              </svg>
            )}
            {upNext !== null && (
              <p className={styles.quiet}>
                {words.upNext(format.time(upNext.programme.startsAt), upNext.programme.name)}
              </p>
            )}
          </>
        )}
      </div>
    </header>
  )
})
