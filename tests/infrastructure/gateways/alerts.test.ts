import { HttpAlertsGateway } from '../../../src/infrastructure/frame/alerts/http-alerts-gateway'
import { HttpCurrentAlertsGateway } from '../../../src/infrastructure/frame/alerts/http-current-alerts-gateway'
import { inDemoCity, refused } from './gateway-table'

const describeGateway = inDemoCity()

describeGateway(HttpAlertsGateway, {
  page: [
    [(by) => by.guest.page({ pageSize: 2 }), { items: [{ id: 'alert-storm', severity: 'severe', link: null }] }],
    [(by) => by.guest.page({ pageSize: 51 }), refused('invalid')],
  ],
})

// None runs in the demo, and the one that waits for its second operator is nobody's to read.
describeGateway(HttpCurrentAlertsGateway, { current: [[(by) => by.guest.current(), { alerts: [] }]] })
