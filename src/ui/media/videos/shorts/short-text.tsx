import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useKitWords } from '../../../frame/kit/kit.words'
import { classNames } from '../../../frame/kit/styles/class-names'
import { useIsElder } from '../../../frame/shell/app-context'
import styles from './short-text.module.css'

interface ShortTextProps {
  readonly title: string
  readonly description: string
}

/** The title and the description of a short: a few lines of them over the picture, and all of them on request. */
export const ShortText = observer(function ShortText({ title, description }: ShortTextProps) {
  const words = useKitWords()
  const elder = useIsElder()
  const texts = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  // How many lines the words take depends on the phone, the language and the size of the letters.
  useLayoutEffect(() => {
    const shown = texts.current?.children ?? []
    if (!isOpen) setCut([...shown].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1))
  }, [title, description, elder, isOpen])

  return (
    <>
      <div ref={texts} className={classNames(styles.texts, isOpen && styles.open)}>
        <h2 className={styles.title}>{title}</h2>
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {isCut && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showLess : words.showAll}
        </button>
      )}
    </>
  )
})
