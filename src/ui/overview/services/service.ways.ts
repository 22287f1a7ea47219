import { waysOf } from '../../frame/shell/way'
import { serviceWaysWords } from './service-ways.words'
import { servicesPath } from './services.routes'

export const ways = waysOf(serviceWaysWords, [['services', servicesPath]])
