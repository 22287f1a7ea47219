import { inDemoCity } from './gateway-table'
import * as places from './places-and-office/places.rows'
import * as amenities from './places-and-office/amenities.rows'
import * as office from './places-and-office/office.rows'
import * as money from './places-and-office/money.rows'
import * as concerns from './places-and-office/concerns.rows'
import * as surroundings from './places-and-office/surroundings.rows'
import * as shows from './places-and-office/shows.rows'

const describeGateway = inDemoCity()

for (const subject of [places, amenities, surroundings, concerns, office, money, shows])
  for (const rows of Object.values(subject)) rows(describeGateway)
