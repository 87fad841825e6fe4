import { queryOptions, useQuery } from '@tanstack/react-query'
import { getInstallation } from '@/contracts/meta'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

export const installationQuery = () => queryOptions({ queryKey: keys.installation(), queryFn: () => call(getInstallation) })

/** Which engines this installation uses, as far as people should know; undefined until it answers. */
export const useInstallation = () => useQuery(installationQuery()).data
