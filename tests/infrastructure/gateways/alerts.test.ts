import { HttpAlertListGateway } from '../../../src/infrastructure/frame/alerts/http-alert-list-gateway'
import { inDemoCity, refused } from './gateway-table'

const describeGateway = inDemoCity()

describeGateway(HttpAlertListGateway, {
  page: [
    [(by) => by.guest.page({ pageSize: 2 }), { items: [{ id: 'alert-list-1' }] }],
    [(by) => by.guest.page({ pageSize: 51 }), refused('invalid')],
  ],
})
