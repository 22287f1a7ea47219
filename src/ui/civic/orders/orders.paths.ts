export const serviceOrderPath = '/service-order'
export const myOrdersPath = `${serviceOrderPath}?show=mine`
export const orderServePath = '/order-serve'
/** The path of the form of an order, for a person whom the member helps where one is named. */
export const orderServicePath = (serviceId: string, personId = '') =>
  `${serviceOrderPath}?service=${encodeURIComponent(serviceId)}${personId === '' ? '' : `&for=${encodeURIComponent(personId)}`}`
/** The path of the services that a member can order for a person whom they help. */
export const servicesForPath = (personId: string) => `${serviceOrderPath}?for=${encodeURIComponent(personId)}`
/** The path of the orders that a member placed for a person whom they help. */
export const ordersForPath = (personId: string) => `${myOrdersPath}&for=${encodeURIComponent(personId)}`
export const orderPath = (id: string) => `/order-detail?id=${encodeURIComponent(id)}`
export const scoresPath = (userId: string) => `/user-evalues?id=${encodeURIComponent(userId)}`
