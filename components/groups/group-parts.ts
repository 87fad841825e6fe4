/** What only groups need, fetched together: one file more for those who have one, none for others. */
export { GroupModal } from './group-modal'
export { GroupPane } from './group-pane'
export { StartGroup } from './start-group'
