import { observer } from 'mobx-react-lite'
import { IconButton, type IconButtonProps } from '../../kit/buttons/button'
import { useIsElder } from '../app-context'

interface BarButtonPartProps extends Omit<IconButtonProps, 'caption' | 'label' | 'text'> {
  /** What the button does, in a word or two. */
  readonly word: string
  /** The accessible name; the word by default. */
  readonly label?: string
}

/** An icon button of a top bar. In elder mode its word stands below the icon. */
export const BarButtonPart = observer(function BarButtonPart({ word, label = word, ...rest }: BarButtonPartProps) {
  return <IconButton {...rest} label={label} caption={useIsElder() ? word : undefined} />
})
