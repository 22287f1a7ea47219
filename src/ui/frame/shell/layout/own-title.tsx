import { useEffect, useState } from 'react'
import { classNames } from '../../kit/styles/class-names'
import styles from './detail-page.module.css'

/** The pixels at the top of the screen that the bar covers at least. */
const underBar = 44

/**
 * The title of the content in the bar, while the content's own heading is scrolled out above. Screen readers read that
 * heading.
 */
export function OwnTitle() {
  const [text, setText] = useState('')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const onScroll = () => {
      const heading = document.querySelector('main h1')
      const isOut = heading !== null && heading.getBoundingClientRect().bottom <= underBar
      if (isOut) setText(heading.textContent)
      setShown(isOut)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <p className={classNames(styles.ownTitle, isShown && styles.shown)} aria-hidden="true">
      {text}
    </p>
  )
}
