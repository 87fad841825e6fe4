/**
 * Methods of Apple's protocols in the exact form of their Swift declaration, each with the name of its Objective-C method as
 * @nativescript/types-ios writes it. A misspelled optional method compiles, and is never called.
 */
export const DELEGATES: Record<string, { framework: string; methods: Record<string, string> }> = {
  UIApplicationDelegate: {
    framework: 'UIKit',
    methods: {
      'application(_: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool':
        'applicationDidFinishLaunchingWithOptions',
      'application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration':
        'applicationConfigurationForConnectingSceneSessionOptions',
      'application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: Data)':
        'applicationDidRegisterForRemoteNotificationsWithDeviceToken',
      'application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError: any Error)':
        'applicationDidFailToRegisterForRemoteNotificationsWithError',
    },
  },
  UISceneDelegate: {
    framework: 'UIKit',
    methods: {
      'scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)': 'sceneWillConnectToSessionOptions',
      'scene(_: UIScene, continue: NSUserActivity)': 'sceneContinueUserActivity',
      'sceneWillResignActive(_: UIScene)': 'sceneWillResignActive',
      'sceneDidBecomeActive(_: UIScene)': 'sceneDidBecomeActive',
      'sceneDidEnterBackground(_: UIScene)': 'sceneDidEnterBackground',
      'sceneWillEnterForeground(_: UIScene)': 'sceneWillEnterForeground',
    },
  },
  WKScriptMessageHandlerWithReply: {
    framework: 'WebKit',
    methods: {
      'userContentController(_: WKUserContentController, didReceive: WKScriptMessage) async -> (Any?, String?)':
        'userContentControllerDidReceiveScriptMessageReplyHandler',
    },
  },
  WKNavigationDelegate: {
    framework: 'WebKit',
    methods: {
      'webView(_: WKWebView, decidePolicyFor: WKNavigationAction, decisionHandler: (WKNavigationActionPolicy) -> Void)':
        'webViewDecidePolicyForNavigationActionDecisionHandler',
      'webView(_: WKWebView, decidePolicyFor: WKNavigationResponse, decisionHandler: (WKNavigationResponsePolicy) -> Void)':
        'webViewDecidePolicyForNavigationResponseDecisionHandler',
      'webView(_: WKWebView, didStartProvisionalNavigation: WKNavigation!)': 'webViewDidStartProvisionalNavigation',
      'webView(_: WKWebView, didCommit: WKNavigation!)': 'webViewDidCommitNavigation',
      'webView(_: WKWebView, didFailProvisionalNavigation: WKNavigation!, withError: any Error)':
        'webViewDidFailProvisionalNavigationWithError',
      'webView(_: WKWebView, didFail: WKNavigation!, withError: any Error)': 'webViewDidFailNavigationWithError',
      'webViewWebContentProcessDidTerminate(_: WKWebView)': 'webViewWebContentProcessDidTerminate',
    },
  },
  WKUIDelegate: {
    framework: 'WebKit',
    methods: {
      'webView(_: WKWebView, createWebViewWith: WKWebViewConfiguration, for: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?':
        'webViewCreateWebViewWithConfigurationForNavigationActionWindowFeatures',
      'webView(_: WKWebView, requestMediaCapturePermissionFor: WKSecurityOrigin, initiatedByFrame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: (WKPermissionDecision) -> Void)':
        'webViewRequestMediaCapturePermissionForOriginInitiatedByFrameTypeDecisionHandler',
      'webView(_: WKWebView, runJavaScriptAlertPanelWithMessage: String, initiatedByFrame: WKFrameInfo, completionHandler: () -> Void)':
        'webViewRunJavaScriptAlertPanelWithMessageInitiatedByFrameCompletionHandler',
      'webView(_: WKWebView, runJavaScriptConfirmPanelWithMessage: String, initiatedByFrame: WKFrameInfo, completionHandler: (Bool) -> Void)':
        'webViewRunJavaScriptConfirmPanelWithMessageInitiatedByFrameCompletionHandler',
      'webView(_: WKWebView, runJavaScriptTextInputPanelWithPrompt: String, defaultText: String?, initiatedByFrame: WKFrameInfo, completionHandler: (String?) -> Void)':
        'webViewRunJavaScriptTextInputPanelWithPromptDefaultTextInitiatedByFrameCompletionHandler',
    },
  },
  ASAuthorizationControllerDelegate: {
    framework: 'AuthenticationServices',
    methods: {
      'authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)':
        'authorizationControllerDidCompleteWithAuthorization',
      'authorizationController(controller: ASAuthorizationController, didCompleteWithError: any Error)':
        'authorizationControllerDidCompleteWithError',
    },
  },
  ASAuthorizationControllerPresentationContextProviding: {
    framework: 'AuthenticationServices',
    methods: {
      'presentationAnchor(for: ASAuthorizationController) -> ASPresentationAnchor': 'presentationAnchorForAuthorizationController',
    },
  },
  ASWebAuthenticationPresentationContextProviding: {
    framework: 'AuthenticationServices',
    methods: {
      'presentationAnchor(for: ASWebAuthenticationSession) -> ASPresentationAnchor': 'presentationAnchorForWebAuthenticationSession',
    },
  },
  UNUserNotificationCenterDelegate: {
    framework: 'UserNotifications',
    methods: {
      'userNotificationCenter(_: UNUserNotificationCenter, willPresent: UNNotification) async -> UNNotificationPresentationOptions':
        'userNotificationCenterWillPresentNotificationWithCompletionHandler',
      'userNotificationCenter(_: UNUserNotificationCenter, didReceive: UNNotificationResponse) async':
        'userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler',
    },
  },
}
