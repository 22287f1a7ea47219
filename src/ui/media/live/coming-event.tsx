import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '../../frame/shell/app-context'
import { ComingActs } from './coming-acts'
import { ComingEventViewModel } from './coming-event.view-model'

export interface ComingEventProps {
  readonly id: string
  readonly title: string
}

/** The acts of one coming event, with the reminder as the main one. */
export const ComingEvent = observer(function ComingEvent({ id, title }: ComingEventProps) {
  const viewModel = useService(ComingEventViewModel)
  useEffect(() => void viewModel.open(id), [viewModel, id])
  return <ComingActs isMain event={{ id, title, isReminded: viewModel.isReminded }} onRemind={viewModel.remind} />
})
