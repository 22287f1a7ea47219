import { waysOf } from '../../frame/shell/way'
import { serviceWaysWords } from './service-ways.words'
import { servicesPath } from './services.paths'

export const ways = waysOf(serviceWaysWords, [['services', servicesPath]])
