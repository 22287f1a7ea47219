import { Megaphone, Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { isResting, movingPart } from '../../../frame/kit/badges/moving-part'
import { useReducedMotion } from '../../../frame/kit/environment/use-media-query'
import { useIsElder } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import styles from './notice-card.module.css'
import { pagesWords } from '../pages.words'
import { useContentLinks } from '../use-content-links'

const turnsAfter = 4000

/**
 * Notices that rotate. They pause outside the viewport, after a while without input on the page, while touched, hovered
 * or focused, and with reduced motion.
 */
export const NoticeCard = observer(function NoticeCard({ card }: { readonly card: CardOf<'notice'> }) {
  const words = useWords(pagesWords)
  const elder = useIsElder()
  const notices = useContentLinks().withAddresses(card.notices)
  const section = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    section.current = element
    return movingPart(element)
  }, [])
  const line = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const isCalm = useReducedMotion() || elder
  const [isTurningByChoice, setTurning] = useState<boolean | null>(null)
  const isTurning = isTurningByChoice ?? !isCalm
  const several = notices.length > 1

  useEffect(() => {
    if (!isTurning || !several) return
    const timer = setInterval(() => {
      if (!isResting(section.current) && !line.current?.matches(':hover, :focus-within, :active'))
        setIndex((index) => index + 1)
    }, turnsAfter)
    return () => clearInterval(timer)
  }, [isTurning, several])

  const notice = notices[index % Math.max(1, notices.length)]
  if (notice === undefined) return null
  const { value, href } = notice
  return (
    <section ref={hold} aria-label={card.title ?? words.notices} className={styles.notice}>
      <Icon of={Megaphone} size={18} className={styles.sign} />
      <div ref={line} className={styles.line}>
        <p key={index} className={styles.text}>
          {href === null ? <span>{value.text}</span> : <Link to={href}>{value.text}</Link>}
        </p>
      </div>
      {several && (
        <IconButton
          label={isTurning ? words.pauseNotices : words.playNotices}
          className={styles.control}
          icon={<Icon of={isTurning ? Pause : Play} size={14} />}
          onClick={() => setTurning(!isTurning)}
        />
      )}
      {several && !isTurning && (
        <button type="button" className={styles.next} aria-label={words.nextNotice} onClick={() => setIndex(index + 1)}>
          {(index % notices.length) + 1}/{notices.length}
        </button>
      )}
    </section>
  )
})
