import { NotHere } from '@/components/layout/not-here'

const SandboxNotFound = () => <NotHere namespace='sandbox' />
export default SandboxNotFound
