import { observer } from 'mobx-react-lite'
import { Meta } from '../../../frame/kit/facts/meta'
import { SubscribeButtonPart } from '../../../participation/reactions/subscribe-button.part'
import { ComingEventPart } from '../../live/coming-event.part'
import { ShareButtonPart } from '../../../participation/share-button.part'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from '../tv.module.css'
import type { TvChannelViewModel } from './tv-channel.view-model'
import { TvOnAir } from '../tv-on-air'
import { tvWords } from '../tv.words'

/**
 * The channel's name, current programme and subscription. Above a chat, which fills the screen, this head takes one
 * line at most.
 */
export const TvHead = observer(function TvHead({ viewModel }: { readonly viewModel: TvChannelViewModel }) {
  const words = useWords(tvWords)
  const format = useFormat()
  const { schedule, participation, watching } = viewModel
  const { viewers } = viewModel.stage
  const isChat = viewModel.tab === 'chat'
  const detail = viewModel.detail.value
  if (detail === null) return null
  const { channel } = detail
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.name}>{channel.name}</h1>
        <Meta
          parts={[
            channel.region,
            format.showsFigures && viewers > 0 && words.watching(format.count(viewers), viewers === 1),
            format.showsFigures && watching !== null && words.watchingNow(format.count(watching)),
          ]}
        />
      </div>
      <div className={styles.acts}>
        {!viewModel.isOver && !viewModel.isComing && <SubscribeButtonPart small viewModel={participation.reactions} />}
        {/* The bar at the lower edge has this button, too, but the field of the chat replaces that bar. */}
        {isChat && <ShareButtonPart viewModel={participation} />}
      </div>
      {!isChat && viewModel.isComing && (
        <div className={styles.coming}>
          <ComingEventPart id={channel.id} title={channel.name} />
        </div>
      )}
      {!isChat && !viewModel.isEvent && <TvOnAir channel={channel} schedule={schedule} />}
    </header>
  )
})
