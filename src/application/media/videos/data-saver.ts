import { port } from '../../frame/shared/port'

/** Whether the visitor asked the browser to save data. If so, nothing is loaded ahead. */
export interface DataSaver {
  readonly isOn: boolean
}
export const DataSaver = port<DataSaver>('DataSaver')
