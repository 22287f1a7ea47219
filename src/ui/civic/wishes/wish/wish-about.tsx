import { CalendarDays, House, MapPin, Phone } from 'lucide-react'
import { isHelpWanted, type Wish } from '../../../../domain/civic/wishes/wish'
import { wishReader } from '../../../../domain/civic/wishes/wish-lifecycle'
import { NextBadge } from '../../../frame/cases/next-step.part'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Button } from '../../../frame/kit/buttons/button'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../../frame/kit/facts/meta'
import { PictureGrid } from '../../../frame/pictures/picture-grid.part'
import { Stars } from '../../../frame/ratings/stars.part'
import { useDayAndTime } from '../../../frame/words/use-day-and-time'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { ThreadLinkPart } from '../../threads/thread-link.part'
import { wishHintWords } from './wish-hint.words'
import { useWishNext } from '../wish-next.part'
import styles from '../wish.module.css'
import { wishesWords } from '../wishes.words'

/** Shows the wish with its author, place and last day, and its evaluation once there is one. */
export function WishAbout({ wish, onGoThere }: { readonly wish: Wish; readonly onGoThere: () => void }) {
  const words = useWords(wishesWords)
  const format = useFormat()
  const dayAndTime = useDayAndTime()
  const hints = useWords(wishHintWords)
  const next = useWishNext()
  const wantedFor = dayAndTime(wish.wantedOn, wish.timeOfDay)
  const { wisher, distance, privatePlace } = wish
  return (
    <article className={styles.part}>
      <div className={styles.state}>
        <NextBadge next={next(wish)} />
        <span className={styles.quiet}>{wish.category.name}</span>
      </div>
      <h1 className={styles.title}>{wish.title}</h1>
      <p className={styles.hint}>{hints[`${wishReader(wish)}.${wish.state}`]}</p>
      <div className={styles.person}>
        <Avatar src={wisher.avatar} name={wisher.nickname} />
        <div className={styles.who}>
          <p>{wisher.onBehalfOf === null ? wisher.nickname : words.onBehalfOf(wisher.nickname, wisher.onBehalfOf)}</p>
          <Meta parts={[<TimeText key="time" at={wish.createdAt} text={format.relativeTime(wish.createdAt)} />]} />
        </div>
      </div>
      <p className={styles.text}>{wish.text}</p>
      <PictureGrid pictures={wish.pictures} />
      <FactList>
        <Fact icon={CalendarDays} name={words.wantedOn}>
          {isHelpWanted(wish) ? words.before(wantedFor) : wantedFor}
        </Fact>
        <Fact icon={MapPin} name={words.place}>
          {wish.place.name}
          {distance !== null && <span className={styles.quiet}> {words.distance(format.distance(distance))}</span>}
        </Fact>
        {privatePlace !== null && (privatePlace.address !== '' || privatePlace.latitude !== null) && (
          <Fact icon={House} name={words.privateAddress}>
            <div className={styles.address}>
              {privatePlace.address !== '' && <span>{privatePlace.address}</span>}
              <span className={styles.quiet}>{wish.mine ? words.addressForHelpers : words.addressWhileHeld}</span>
              {privatePlace.latitude !== null && !wish.mine && (
                <Button small onClick={onGoThere}>
                  {words.way}
                </Button>
              )}
            </div>
          </Fact>
        )}
        {wish.phone !== null && (
          <Fact icon={Phone} name={words.phone}>
            <ButtonLink to={`tel:${wish.phone}`} small label={`${words.call} ${wish.phone}`}>
              {wish.phone}
            </ButtonLink>
          </Fact>
        )}
      </FactList>
      {wish.claimedByMe && wish.state !== 'evaluated' && (
        <ThreadLinkPart kind="wish" caseId={wish.id} name={wisher.nickname} block />
      )}
      {wish.evaluation !== null && (
        <div className={styles.evaluation}>
          <h2 className={styles.heading}>{words.evaluation}</h2>
          <Stars value={wish.evaluation.stars} />
          {wish.evaluation.text !== '' && <p>{wish.evaluation.text}</p>}
        </div>
      )}
    </article>
  )
}
