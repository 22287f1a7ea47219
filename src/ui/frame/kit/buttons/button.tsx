import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../styles/class-names'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  /** 'secondary' by default. One primary button per screen. */
  readonly kind?: ButtonKind
  /** Looks 32 px high but has the full touch area. */
  readonly small?: boolean
  /** Takes the full width. */
  readonly block?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shown before the text, such as `<Icon of={Plus} />`. */
  readonly icon?: ReactNode
  /** Whether an act is under way: shows a spinner, keeps width and focus, and ignores taps. */
  readonly busy?: boolean
}

/** The classes of a button, for a link that looks like one. */
export function buttonClasses({ kind = 'secondary', small = false, block = false }: ButtonLook): string {
  return classNames(styles.button, styles[kind], small && styles.small, block && styles.block)
}

export function Button({
  kind,
  small,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClasses({ kind, small, block }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy && <span className={styles.turning} aria-hidden="true" />}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Accessible name, for people who cannot see the icon. */
  readonly label: string
  readonly icon: ReactNode
  /** Visible text beside the icon, such as the number of likes. */
  readonly text?: string
  /** Visible text below the icon; it is part of the label. */
  readonly caption?: string | undefined
  /** Whether a toggle button, such as a like, is on. */
  readonly isPressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** An icon button with a full touch area: 44 px, 60 px in elder mode. */
export function IconButton({
  label,
  icon,
  text,
  caption,
  isPressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={text === undefined ? label : `${label} ${text}`}
      aria-pressed={isPressed}
      className={classNames(
        styles.iconButton,
        caption !== undefined && styles.captioned,
        isPressed && styles.pressed,
        className,
      )}
    >
      {icon}
      {(text ?? caption) !== undefined && <span aria-hidden="true">{text ?? caption}</span>}
    </button>
  )
}
