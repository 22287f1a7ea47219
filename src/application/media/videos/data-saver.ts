import { port } from '../../frame/shared/port'

/** Whether the visitor asked the browser to save data: nothing is loaded then before it is wanted. */
export interface DataSaver {
  readonly isOn: boolean
}
export const DataSaver = port<DataSaver>('DataSaver')
