import { NotHere } from '@/components/layout/not-here'

const InboxNotFound = () => <NotHere namespace='inbox' />
export default InboxNotFound
