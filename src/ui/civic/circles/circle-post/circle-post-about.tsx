import { MapPin } from 'lucide-react'
import { MapSpot } from '../../../../application/civic/maps/map-spot'
import { coverRatio } from '../../../../domain/civic/shows/show'
import type { CirclePost } from '../../../../domain/civic/circles/circle-post'
import type { Poll } from '../../../../domain/participation/polls/poll'
import { Badge } from '../../../frame/kit/badges/badge'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { TimeText } from '../../../frame/kit/facts/meta'
import { PictureGrid } from '../../../frame/pictures/picture-grid.part'
import { useService } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { PostedVideo } from '../../../media/videos/posted-video/posted-video.part'
import { AuthorHeadPart } from '../../../participation/author-head.part'
import { LinkCardPart } from '../../../participation/link-previews/link-card.part'
import { MarkedTextPart } from '../../../participation/mentions/marked-text.part'
import { PollPart } from '../../../participation/polls/poll.part'
import { SpotButtonPart } from '../../maps/spot-sheet/spot-sheet.part'
import { CirclePostMarks } from '../circle-post-marks'
import styles from '../circles.module.css'
import { circlePath } from '../circles.paths'
import { circlesWords } from '../circles.words'
import { circlePostWords } from './circle-post.words'

interface CirclePostAboutProps {
  readonly post: CirclePost
  readonly onVoted: (poll: Poll) => void
}

/** The text and media of a post, with its author, time and place. */
export function CirclePostAbout({ post, onVoted }: CirclePostAboutProps) {
  const words = useWords(circlePostWords)
  const circles = useWords(circlesWords)
  const format = useFormat()
  const spot = useService(MapSpot)
  const { author, circle, state, pictures, video } = post
  return (
    <article className={styles.part}>
      <AuthorHeadPart
        author={author}
        parts={[
          <TimeText key="time" at={post.at} text={format.relativeTime(post.at)} />,
          post.editedAt !== null && words.edited,
        ]}
      >
        {state !== 'published' && (
          <Badge tone={state === 'held' ? 'accent' : 'danger'}>{circles[`post.${state}`]}</Badge>
        )}
      </AuthorHeadPart>
      <CirclePostMarks post={post} />
      <h1 className={styles.postText}>
        <MarkedTextPart text={post.text} named={post.named} />
      </h1>
      {video === null ? (
        <PictureGrid pictures={pictures.map(({ address }) => address)} />
      ) : (
        <PostedVideo
          address={video}
          poster={pictures[0]?.address ?? null}
          ratio={coverRatio(pictures[0]?.size ?? null)}
          label={circles.video}
        />
      )}
      {post.link !== null && <LinkCardPart link={post.link} />}
      {post.poll !== null && <PollPart poll={post.poll} onVoted={onVoted} />}
      {(post.place !== '' || post.position !== null) && (
        <div className={styles.placeRow}>
          {post.place !== '' && (
            <p className={styles.place}>
              <Icon of={MapPin} size={16} />
              {post.place}
            </p>
          )}
          {post.position !== null && <SpotButtonPart spot={spot} at={post.position} />}
        </div>
      )}
      <p>
        <ButtonLink small to={circlePath(circle.id)}>
          {circle.name}
        </ButtonLink>
      </p>
    </article>
  )
}
