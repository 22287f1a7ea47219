import { observer } from 'mobx-react-lite'
import type { ChannelDetail } from '../../../../domain/media/channels/channel'
import { ConcernsPart } from '../../../frame/concerns/concerns.part'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { PublisherNamePart } from '../../../participation/publishers/publisher-name.part'
import { useWords } from '../../../frame/words/words'
import styles from '../tv.module.css'
import { tvWords } from '../tv.words'

export const TvAbout = observer(function TvAbout({
  detail: { channel, description, hosts },
}: {
  readonly detail: ChannelDetail
}) {
  const words = useWords(tvWords)
  return (
    <>
      <div className={styles.about}>
        <p>{description}</p>
        {hosts.length > 0 && (
          <>
            <h2 className={styles.hosts}>{words.hosts}</h2>
            <ul className={styles.hostList}>
              {hosts.map((host) => (
                <li key={host.id} className={styles.host}>
                  <Avatar src={host.avatar} name={host.name} />
                  <div>
                    <p>
                      <PublisherNamePart kind="anchor" publisher={host} />
                    </p>
                    <p className={styles.quiet}>{host.intro}</p>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ConcernsPart kind="channel" id={channel.id} />
    </>
  )
})
