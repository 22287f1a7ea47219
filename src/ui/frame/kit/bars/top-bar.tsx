import { ChevronLeft } from 'lucide-react'
import { useContext, type ReactNode } from 'react'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import { useKitWords } from '../kit.words'
import styles from './top-bar.module.css'
import { WayBack } from './way-back'

interface TopBarProps {
  /** The heading of the screen; omitted where the screen has its own. */
  readonly title?: string
  /** Whether a long title loses its beginning: it is a host, whose end says whose site it is. */
  readonly keepsEnd?: boolean
  /**
   * Goes back one step of the screen; when omitted, the button leaves the screen, if there is anywhere to go back to.
   */
  readonly onBack?: (() => void) | undefined
  /** Buttons on the right; `false` reserves the space for one that is still loading. */
  readonly actions?: ReactNode
  /** Replaces the title, such as a search bar; it reaches to the edge when there are no buttons. */
  readonly children?: ReactNode
  /** A drawing behind everything else. */
  readonly ground?: ReactNode
  /** Whether it is transparent, over a picture. */
  readonly clear?: boolean
}

/** The bar at the top of a screen; it sticks while the screen scrolls. */
export function TopBar({
  title = '',
  keepsEnd = false,
  onBack,
  actions,
  children,
  ground,
  clear = false,
}: TopBarProps) {
  const words = useKitWords()
  const leave = useContext(WayBack)
  const goBack = onBack ?? leave
  return (
    <header className={classNames(styles.bar, actions !== undefined && styles.acting, clear && styles.clear)}>
      {ground}
      <div className={styles.side}>
        {goBack && <IconButton label={words.back} icon={<Icon of={ChevronLeft} size={26} />} onClick={goBack} />}
      </div>
      {children === undefined && title !== '' ? (
        <h1 className={classNames(styles.title, keepsEnd && styles.keepsEnd)}>
          {keepsEnd ? <bdi dir="ltr">{title}</bdi> : title}
        </h1>
      ) : (
        <div className={styles.middle}>{children}</div>
      )}
      {(children === undefined || actions !== undefined) && (
        <div className={classNames(styles.side, styles.actions)}>{actions}</div>
      )}
    </header>
  )
}
