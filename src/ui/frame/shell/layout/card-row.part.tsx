import { observer } from 'mobx-react-lite'
import { CardRow, type CardRowProps } from '../../kit/cards/card-row'
import { useIsElder } from '../app-context'

/** A row of a list with a picture and words beside each other; in elder mode only the title is beside the picture. */
export const CardRowPart = observer(function CardRowPart(props: Omit<CardRowProps, 'isStacked'>) {
  return <CardRow {...props} isStacked={useIsElder()} />
})
