import { coverRatio, type Show } from '../../../../domain/civic/shows/show'
import { Image } from '../../../frame/kit/pictures/image'
import { PictureGrid } from '../../../frame/pictures/picture-grid.part'
import { useLightbox } from '../../../frame/pictures/use-lightbox.part'
import { PostedVideo } from '../../../media/videos/posted-video/posted-video.part'
import { useWords } from '../../../frame/words/words'
import styles from './show.module.css'
import { showsWords } from '../shows.words'

/** The video with its cover, or the pictures: a single picture is large, several are side by side. */
export function ShowMedia({ show }: { readonly show: Show }) {
  const words = useWords(showsWords)
  const { prepare, view, lightbox } = useLightbox(words.picturesOf(show.author.nickname))
  const [first, ...others] = show.pictures
  if (show.video !== null)
    return (
      <PostedVideo
        address={show.video}
        poster={first?.address ?? null}
        ratio={coverRatio(first?.size ?? null)}
        label={words.video}
      />
    )
  if (first === undefined) return null
  if (others.length > 0) return <PictureGrid pictures={show.pictures.map(({ address }) => address)} />
  const large = { ...first, alt: words.picturesOf(show.author.nickname), caption: '' }
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={words.viewPicture(1)}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={() => view([large], 0)}
      >
        <Image src={first.address} alt="" ratio={coverRatio(first.size)} first />
      </button>
      {lightbox}
    </>
  )
}
