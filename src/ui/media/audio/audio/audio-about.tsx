import { observer } from 'mobx-react-lite'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { contentPath } from '../../../../domain/frame/navigation/content-target'
import type { Audio } from '../../../../domain/media/audio/audio'
import { textBesideChapters } from '../../../../domain/media/audio/chapters'
import { ListRow } from '../../../frame/kit/lists/list-row'
import { Image } from '../../../frame/kit/pictures/image'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { useService } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import styles from './audio.module.css'
import { Description } from '../../../frame/kit/facts/description'
import { audioWords } from '../audio.words'

/** The description of an audio, and a link to its album. */
export const AudioAbout = observer(function AudioAbout({ audio }: { readonly audio: Audio }) {
  const words = useWords(audioWords)
  const format = useFormat()
  const navigator = useService(Navigator)
  const album = audio.albums[0]
  const text = textBesideChapters(audio.description, audio.duration)
  const path = album === undefined ? null : contentPath('album', album.id)
  return (
    <section className={styles.about} aria-label={words.about}>
      <div className={styles.facts}>
        <Meta
          parts={[
            format.countText(audio.plays, 'plays'),
            <TimeText key="at" at={audio.publishedAt} text={words.publishedOn(format.date(audio.publishedAt))} />,
          ]}
        />
      </div>
      {text !== '' && <Description text={text} />}
      {album !== undefined && path !== null && navigator.exists(path) && (
        <ListRow
          title={album.title}
          text={words.album}
          to={path}
          icon={
            <span className={styles.albumCover}>
              <Image src={album.cover} alt="" ratio="1:1" width={48} />
            </span>
          }
        />
      )}
    </section>
  )
})
