import { firstCharacter } from '../../../../domain/frame/shared/first-character'
import { classNames } from '../styles/class-names'
import { Image } from './image'
import styles from './avatar.module.css'

interface AvatarProps {
  readonly src: string | null
  /** The name, whose first letter is shown when there is no picture. */
  readonly name: string
  /** 32, 44 or 72 px. */
  readonly size?: 'small' | 'medium' | 'large'
  /** Whether it is the logo of an organisation or a channel, which is not cropped to a circle. */
  readonly square?: boolean
  /** Whether a square picture is a photograph, which fills its box; a logo is shown whole. */
  readonly photo?: boolean
}

const pixels = { small: 32, medium: 44, large: 72 } as const

/** The picture of a person or organisation. The name is beside it, so screen readers skip it. */
export function Avatar({ src, name, size = 'medium', square = false, photo = false }: AvatarProps) {
  const shape = classNames(styles.avatar, styles[size], square && styles.square)
  return src ? (
    <span className={shape} aria-hidden="true">
      <Image src={src} alt="" ratio="fill" width={pixels[size]} round="none" contain={square && !photo} />
    </span>
  ) : (
    <span className={shape} aria-hidden="true">
      {firstCharacter(name).toUpperCase()}
    </span>
  )
}
