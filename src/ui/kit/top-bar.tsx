import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import { Icon } from './icon'
import { useKitWords } from './kit.words'
import styles from './top-bar.module.css'

interface TopBarProps {
  /** The heading of the screen; left out where the screen names itself. */
  readonly title?: string
  /** Goes back; left out on the screens of the footer. */
  readonly onBack?: () => void
  /** Buttons at the right; `false` where one will come, whose room is kept. */
  readonly actions?: ReactNode
  /** In place of the title, such as a search bar. */
  readonly children?: ReactNode
  /** Lies over a picture, without a ground. */
  readonly clear?: boolean
}

/** At the head of a screen; it stays while the screen scrolls. */
export function TopBar({ title = '', onBack, actions, children, clear = false }: TopBarProps) {
  const words = useKitWords()
  return (
    <header className={classNames(styles.bar, actions !== undefined && styles.acting, clear && styles.clear)}>
      <div className={styles.side}>
        {onBack && <IconButton label={words.back} icon={<Icon of={ChevronLeft} size={26} />} onClick={onBack} />}
      </div>
      {children === undefined && title !== '' ? (
        <h1 className={styles.title}>{title}</h1>
      ) : (
        <div className={styles.middle}>{children}</div>
      )}
      <div className={classNames(styles.side, styles.actions)}>{actions}</div>
    </header>
  )
}
