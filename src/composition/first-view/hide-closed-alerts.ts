/**
 * The inline style and script of a page that is drawn with an alert. In its head, before anything is painted, they hide
 * the alerts that the visitor closed in this visit (`alerts.store.ts`), so that none appears and goes when the client
 * takes over.
 */
export const closedAlertsStyle = '[data-alert=""]{display:none}'
export const closedAlertsScript =
  "try{var s=document.querySelector('style[data-closed]').sheet;JSON.parse(sessionStorage.getItem('townsquare.alerts.closed')).data.forEach(function(a){s.insertRule('[data-alert='+JSON.stringify(a)+']{display:none!important}')})}catch(e){}"
export const closedAlertsElements = `<style data-closed>${closedAlertsStyle}</style><script>${closedAlertsScript}</script>`
