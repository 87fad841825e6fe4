#!/usr/bin/python3
"""A window round a page of WebKitGTK as ios/App is one round WKWebView: the user agent, a message handler that answers, a microphone.

WebKitWebDriver starts it. What the page says is handed to the address of the first argument, which answers for the app.
"""
import sys
import urllib.request

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, JavaScriptCore, WebKit2

DESK, HANDLER, AGENT = sys.argv[1:4]
WIDTH, HEIGHT = 390, 844

context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
content = WebKit2.UserContentManager()
window = Gtk.Window(decorated=False)
window.set_default_size(WIDTH, HEIGHT)


def heard(_content, value, reply):
    request = urllib.request.Request(DESK, value.to_string().encode(), {"content-type": "text/plain"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        text = answer.read().decode()
    reply.return_value(JavaScriptCore.Value.new_string(value.get_context(), text))
    return True


def view_for(_session):
    view = WebKit2.WebView(user_content_manager=content, web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_user_agent(f"{settings.get_user_agent()} {AGENT}")
    # A microphone, also where the machine has none.
    settings.set_enable_media_stream(True)
    settings.set_enable_mock_capture_devices(True)
    for child in window.get_children():
        window.remove(child)
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("shell")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", view_for)


content.connect(f"script-message-with-reply-received::{HANDLER}", heard)
content.register_script_message_handler_with_reply(HANDLER, None)
context.connect("automation-started", started)
Gtk.main()
